"""All guards."""

from night.guards_of_deals import GUARDS as OF_DEALS
from night.guards_of_money import GUARDS as OF_MONEY
from night.guards_of_numbers import GUARDS as OF_NUMBERS
from night.guards_of_people import GUARDS as OF_PEOPLE
from night.guards_of_servers import GUARDS as OF_SERVERS
from night.guards_of_the_machine import GUARDS as OF_THE_MACHINE
from night.guards_of_the_network import GUARDS as OF_THE_NETWORK

GUARDS = (*OF_PEOPLE, *OF_SERVERS, *OF_DEALS, *OF_NUMBERS, *OF_MONEY, *OF_THE_NETWORK, *OF_THE_MACHINE)
